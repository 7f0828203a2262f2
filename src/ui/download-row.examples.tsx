import { buttonClass } from './button.tsx'
import { DownloadRow } from './download-row.tsx'
import { Rows } from './rows.tsx'

export const examples = {
  locked: (
    <Rows>
      <DownloadRow
        mark="mvda"
        title="MVDA client"
        platform="Windows 10/11"
        facts={[
          { name: 'Version', value: '8.6.2' },
          { name: 'Size', value: '148 MB' },
        ]}
        checksum={{
          name: 'SHA-256',
          value: '9f2c4b7e1a60d83355c7e1f0a4b29d6e8c3f7a150b64e2d98a7c1f3e5d0b4a26',
        }}
        action={
          <a className={buttonClass({ ghost: true, small: true })} href="#login">
            Log in to download
          </a>
        }
      />
    </Rows>
  ),
}
