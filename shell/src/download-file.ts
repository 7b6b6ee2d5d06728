import { type ErrorCode, isErrorCode } from '@skep/domain';
import { download } from '@skep/ui/download';

export type DownloadResult = { kind: 'saved' } | { kind: 'failed'; code: ErrorCode };

/** Fetches a file and hands it to the browser to save, under the name that the server gives it. */
export type DownloadFile = (path: string, token: string) => Promise<DownloadResult>;

/** The token goes in a header, so that no address that anybody keeps holds it. */
export const downloadFile: DownloadFile = async (path, token) => {
  try {
    const response = await fetch(path, { headers: { authorization: `Bearer ${token}` } });
    if (!response.ok) return { kind: 'failed', code: codeOf(response) };
    download(nameIn(response.headers.get('content-disposition')), await response.blob());
    return { kind: 'saved' };
  } catch {
    return { kind: 'failed', code: 'unreachable' };
  }
};

/** What the server says itself; in front of it there may be something that says nothing but a number. */
function codeOf({ status, headers }: Response): ErrorCode {
  const said = headers.get('x-error-code');
  if (isErrorCode(said)) return said;
  if (status === 400) return 'invalid_input';
  if (status === 401) return 'not_signed_in';
  return status === 404 ? 'not_found' : 'unexpected';
}

function nameIn(disposition: string | null): string {
  return /filename="([\w.-]+)"/.exec(disposition ?? '')?.[1] ?? 'skep.zip';
}
