import { useId } from 'react'
import type { MdwWords } from './cloud-desktop.tsx'
import { DeviceDrawing } from './device-drawing.tsx'
import { type DeviceId, deviceIds, type MdwState } from './mdw-state.ts'

type DeviceRackProps = { words: MdwWords; state: MdwState; onPick: (device: DeviceId) => void }

/** The devices on their shelf, each with the cable to its place. */
export function DeviceRack({ words, state: { picked, devices }, onPick }: DeviceRackProps) {
  const group = useId()
  return (
    <fieldset className="mdw__rack">
      <legend className="vh">{words.legend}</legend>
      {deviceIds.map((device) => {
        const { name, model } = words.devices[device]
        const state = devices[device]
        return (
          <label
            className="mdw__device"
            htmlFor={group + device}
            data-device={device}
            data-state={state}
            data-picked={device === picked || undefined}
            key={device}
          >
            <input
              className="screen-pick"
              type="radio"
              id={group + device}
              name={group}
              aria-label={`${name}, ${model}, ${words.state[state]}`}
              checked={device === picked}
              onChange={() => onPick(device)}
            />
            <span className="mdw__cable" aria-hidden="true">
              <i />
              <i />
              <i />
              <u />
              <u />
            </span>
            {device === 'phoneA' && (
              <span className="mdw__owner" aria-hidden="true">
                {words.owner}
              </span>
            )}
            <DeviceDrawing device={device} />
            <b>{name}</b>
            <small>{words.state[state]}</small>
          </label>
        )
      })}
    </fieldset>
  )
}
