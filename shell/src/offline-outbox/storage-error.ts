/** The error of a form when this browser stores nothing for it: its words come with forms, see `codeOfError`. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly errors: readonly [{ extensions: { code: 'NO_ROOM_HERE' | 'NOT_KEPT_HERE' } }];

  constructor(cause: unknown) {
    super('The browser keeps nothing.', { cause });
    const isFull = typeof cause === 'object' && cause !== null && 'name' in cause && cause.name === fullDisk;
    this.errors = [{ extensions: { code: isFull ? 'NO_ROOM_HERE' : 'NOT_KEPT_HERE' } }];
  }
}

/** Name of the error by which browsers say that there is no room. */
const fullDisk = 'QuotaExceededError';
