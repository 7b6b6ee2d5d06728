import { type FieldProblem, isErrorCode } from '@skep/domain';
import type { SentFile } from '@skep/remote-kit';

export interface FileToSend {
  path: string;
  file: File;
  /** Undefined: the file alone is the body. */
  fields: Readonly<Record<string, string>> | undefined;
}

/** Straight to the service: GraphQL carries no files. The token goes in a header, as always. */
export async function sendFile({ path, file, fields }: FileToSend, token: string): Promise<SentFile> {
  try {
    const headers = {
      authorization: `Bearer ${token}`,
      // Systems call a zip by several names.
      ...(fields === undefined && { 'content-type': 'application/octet-stream' }),
    };
    const body = fields === undefined ? file : formOf(file, fields);
    const response = await fetch(path, { method: 'POST', headers, body });
    const answer: unknown = await response.json();
    return response.ok ? sent(answer) : failed(response.headers.get('x-error-code'), answer);
  } catch {
    return { kind: 'failed', code: 'unreachable' };
  }
}

function formOf(file: File, fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file);
  return form;
}

function sent(answer: unknown): SentFile {
  const id = partOf(answer, 'id');
  return id === undefined ? { kind: 'failed', code: 'unexpected' } : { kind: 'sent', id: String(id) };
}

function failed(code: string | null, answer: unknown): SentFile {
  const problems = partOf(answer, 'problems');
  const [problem] = Array.isArray(problems) ? (problems as FieldProblem[]) : [];
  return { kind: 'failed', code: isErrorCode(code) ? code : 'unexpected', problem };
}

function partOf(answer: unknown, name: string): unknown {
  return typeof answer === 'object' && answer !== null ? Reflect.get(answer, name) : undefined;
}
