/**
 * The one catalogue of what can go wrong. The api throws these codes, the old wire says them its own way,
 * the gateway sends them as `Failure.code`, and a screen shows the message `error.<code>` of packages/i18n.
 */
export const errorCatalogue = {
  /** Something in the input is wrong; `fields` says where. */
  invalid_input: { status: 422 },
  /** The request itself cannot be read: malformed JSON, wrong content type. */
  unreadable_request: { status: 400 },
  request_too_large: { status: 413 },
  /** A table of so many rows and columns that nothing opens it. */
  too_much_data: { status: 422 },
  /** No token, or one that is unknown, expired or revoked. */
  not_signed_in: { status: 401 },
  wrong_credentials: { status: 400 },
  email_not_verified: { status: 400 },
  /** Right so far, and the account wants a code of its second factor as well: send all again with the code. */
  second_factor_required: { status: 400 },
  /** A code or link of a mail, or a code of a second factor, that is wrong, used or too old. */
  invalid_code: { status: 400 },
  /** A signature that proves nothing: of an unknown passkey, another address, or a challenge that is used or too old. */
  passkey_rejected: { status: 400 },
  /** A passkey that counts its uses has counted fewer than before: there may be a copy of it. */
  passkey_copied: { status: 400 },
  /** The identity provider, or the person there, said no; or it answered what proves nothing. */
  provider_refused: { status: 400 },
  /** The identity provider did not answer as one. */
  provider_unreachable: { status: 503 },
  /** A sign-in by an identity provider that is used, too old, or began in another browser. */
  provider_sign_in_expired: { status: 400 },
  /** The identity provider names no address of the person that it has verified. */
  provider_email_not_verified: { status: 400 },
  /** The person at the identity provider has another account here, or the account another person there. */
  provider_already_linked: { status: 409 },
  /** Without the identity provider nobody could sign in to the account. */
  last_sign_in_method: { status: 409 },
  /** Signed in, and may see the thing, but not do this to it. */
  not_allowed: { status: 403 },
  /** The operator lets admins alone do this. */
  admins_only: { status: 403 },
  /** The operator lets nobody make an account. */
  sign_up_closed: { status: 403 },
  /** The operator lets only people with an invitation to a group make an account. */
  sign_up_by_invitation: { status: 403 },
  /** Without this account nobody could make another admin. */
  last_admin: { status: 409 },
  /** Without this checklist its owner had none to inspect by. */
  last_checklist: { status: 409 },
  /** The code of a sample that a saved inspection names. */
  sample_in_inspection: { status: 409 },
  /** Not there, or somebody else's: the same answer, so that it reveals nothing about what exists. */
  not_found: { status: 404 },
  // Of the memory of a device, each its own sentence.
  /** Nothing that was handed over. */
  no_flash_log_file: { status: 422 },
  /** No record that says what was measured. */
  no_flash_log_data: { status: 422 },
  /** Whose log it would be: not there, or somebody else's. */
  no_device_found: { status: 404 },
  /** When a block was measured is not sure enough to import it unasked. */
  block_in_doubt: { status: 409 },
  /** All of it was there already. */
  data_not_stored: { status: 409 },
  data_not_deleted: { status: 409 },
  /** Nothing was ever imported of what is to be taken back. */
  nothing_was_imported: { status: 409 },
  /** Somebody else changed it since it was read; the answer carries both versions. */
  changed_meanwhile: { status: 412 },
  /** The same Idempotency-Key came with another body. */
  key_reused: { status: 422 },
  /** The same Idempotency-Key is being worked on right now. */
  in_progress: { status: 409 },
  too_many_requests: { status: 429 },
  /** The person is offline or the server cannot be reached; raised by the client alone. */
  unreachable: { status: 503 },
  maintenance: { status: 503 },
  /** More is asked of the service than it can do, and this has waited too long for its turn. */
  overloaded: { status: 503 },
  /** Not foreseen: logged with its request id, never explained by its inner text. */
  unexpected: { status: 500 },
} as const satisfies Record<string, { status: number }>;

export type ErrorCode = keyof typeof errorCatalogue;

/** Whether a text from elsewhere, as from a header, is one of ours. */
export function isErrorCode(text: string | null): text is ErrorCode {
  return text !== null && Object.hasOwn(errorCatalogue, text);
}

/** What can be wrong with one field. Each has the message `field.<code>` in packages/i18n. */
export const fieldProblemCodes = [
  'required',
  'too_long', // params.max: characters
  'too_short', // params.min: characters
  'too_small', // params.min
  'too_large', // params.max
  'not_a_number',
  'not_a_picture_or_pdf',
  'not_whole',
  'not_a_date',
  'date_in_future',
  'date_too_early', // before what it follows on, as the last change of a hive
  'not_an_email',
  'not_a_web_address', // or one inside a private network
  'unknown_choice',
  'unsupported_characters',
  'already_taken',
  'password_too_simple',
  'password_common', // on the list of the commonest
  'password_has_name', // contains the person's name or address
  'passwords_differ',
  'wrong_password',
  'wrong_token', // of another server
  'no_server_there', // whose API Skep can read
  'terms_not_accepted',
  'too_many', // params.max: entries
  'not_a_message', // of a translation: its braces or plurals cannot be read
  'other_placeholders', // of a translation: English has others
  'same_hive', // the hive itself, where another one is meant
  'hive_gone', // deleted, or no longer the person's to write about
  'other_keeper', // of hives, which are to be of one
  'hive_not_there', // lost, sold, or united with another
  'heads_another_hive', // of a queen
  'more_mites_than_bees', // in a sample
  'own_descendant', // a queen as the mother of one that she descends from
  'too_many_columns', // params.max: of a table
  'not_a_table', // no CSV or Excel file, or one without columns
  'not_xlsx', // a spreadsheet of another format, such as .xls or .xlsb
  'not_a_picture', // no JPEG, PNG or WebP, or something else as well
  'file_too_large', // params.max: megabytes
  'too_many_pixels', // params.max: megapixels
  'not_sent_yet', // of a photo in a form
  'account_full', // params.max: hives that an account may have
  'apiary_full', // params.max: hives that may stand in one apiary
  'no_room_left', // params.max: megabytes that somebody's files may take
  'invalid',
] as const;

export type FieldProblemCode = (typeof fieldProblemCodes)[number];

/** One fault of an input. `path` is dotted, as in `layers.2.frameCount`. */
export interface FieldProblem {
  path: string;
  code: FieldProblemCode;
  params?: Record<string, number>;
}

export interface AppErrorDetails {
  fields?: FieldProblem[];
  /** For `changed_meanwhile`: the version that the server holds, as the route would send it. */
  current?: unknown;
  /** For `too_many_requests` and `overloaded`. */
  retryAfterSeconds?: number;
}

/** An error of the catalogue. Recognise it by `name` and `code`, never by `instanceof` across packages. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly details: AppErrorDetails;

  constructor(code: ErrorCode, details: AppErrorDetails = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }
}

export function isAppError(error: unknown): error is AppError {
  return error instanceof Error && error.name === 'AppError' && 'code' in error;
}
