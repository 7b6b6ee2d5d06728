import { type Unreadable, unreadable } from './message.ts';

/** What an HTTP body or an MQTT message holds, as JSON would have it. */
export function readBody(
  body: unknown,
  contentType = '',
): { kind: 'read'; body: unknown } | { kind: 'empty' } | Unreadable {
  if (body === undefined || body === null) return { kind: 'empty' };
  if (body instanceof Uint8Array) return readText(new TextDecoder().decode(body), contentType);
  if (typeof body === 'string') return readText(body, contentType);
  return { kind: 'read', body };
}

/** Senders often forget the content type, or give one that is not true: what begins like JSON is JSON. */
function readText(sent: string, contentType: string): ReturnType<typeof readBody> {
  const text = sent.replace(/^\uFEFF/, '').trim();
  if (text === '') return { kind: 'empty' };
  if (/^[[{]/.test(text) || /\bjson\b/i.test(contentType)) return readJson(text);
  const isForm = /form-urlencoded/i.test(contentType) || /^[^\s=&]+=/.test(text);
  if (!isForm) return unreadable('unknown_format');
  return { kind: 'read', body: Object.fromEntries(new URLSearchParams(text)) };
}

function readJson(text: string): ReturnType<typeof readBody> {
  try {
    return { kind: 'read', body: JSON.parse(text) };
  } catch {
    return unreadable('not_json');
  }
}
