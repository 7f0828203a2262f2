export interface MediaTables {
  media: MediaTable
  media_file: MediaFileTable
}

interface MediaTable {
  id: string
  /** The name of the file that was uploaded, for the staff's list alone. */
  name: string
  alt_cn: string
  alt_en: string
  created_at: number
  staff_name: string
}

/** One picture in one width, stored under its checksum beside the packages. */
interface MediaFileTable {
  media_id: string
  width: number
  height: number
  size: number
  sha256: string
}
