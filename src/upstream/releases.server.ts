import { PublicReleases } from '#contract/release-schema.ts'
import { readUpstream } from './read.server.ts'

/** Every release, and what runs where. */
export function readReleases() {
  return readUpstream<PublicReleases>({ path: ['releases'], answers: PublicReleases })
}
