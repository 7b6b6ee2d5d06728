/** Kinds of files that count towards a person's storage. */
export const storageKinds = [
  'photos',
  'attachments',
  'proofs',
  'scans',
  'printed_forms',
  'imports',
  'device_logs',
  'archives',
] as const;

export type StorageKind = (typeof storageKinds)[number];
