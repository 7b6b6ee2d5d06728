/** What cannot be backed up, restored or moved; the message is a sentence for the person who wants it. */
export class BackupRefusal extends Error {
  override readonly name = 'BackupRefusal';
}
