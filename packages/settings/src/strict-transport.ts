const yearSeconds = 365 * 24 * 60 * 60;

/**
 * The header that makes browsers use TLS alone for the next year (HSTS), where people open Skep by https; else none. It
 * does not include subdomains: their services belong to the operator.
 * @param publicUrl address that people open; undefined: this machine's own.
 */
export function strictTransport(publicUrl: string | undefined): Readonly<Record<string, string>> {
  const isByTls = publicUrl !== undefined && new URL(publicUrl).protocol === 'https:';
  return isByTls ? { 'strict-transport-security': `max-age=${yearSeconds}` } : {};
}
