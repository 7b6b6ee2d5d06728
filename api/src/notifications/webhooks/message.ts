import type { WebhookKind } from '@skep/domain';
import type { OutsideRequest } from '#platform/safe-http/safe-fetch.ts';
import { signatureOf } from '#platform/signatures/body-signature.ts';
import type { NewsKind } from '../delivery/channel.ts';

/** One news on its way to a webhook. */
export interface WebhookMessage {
  /** The same for every try: by it the other side knows what it has had. */
  id: string;
  kind: NewsKind;
  title: string;
  text: string;
  /** Whole address of the page in the web app. */
  link: string;
  details: Readonly<Record<string, unknown>>;
  createdAt: Date;
}

/** Where it goes; the secrets are open. */
export interface WebhookTarget {
  kind: WebhookKind;
  address: string;
  recipient: string | undefined;
  secret: string;
  accessToken: string | undefined;
}

/** Counts up when a field changes its meaning or goes; a field that comes changes nothing. See docs/webhooks.md. */
export const webhookVersion = 1;

/** What is sent for each kind. */
export function requestFor(target: WebhookTarget, message: WebhookMessage, now: Date): OutsideRequest {
  const { url, method = 'POST', headers = {}, body } = requests[target.kind](target, message);
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return {
    url,
    method,
    body: text,
    headers: {
      'content-type': typeof body === 'string' ? 'text/plain; charset=utf-8' : 'application/json',
      'user-agent': 'Skep',
      'skep-delivery': message.id,
      'skep-signature': signatureOf(target.secret, text, now),
      ...headers,
    },
  };
}

interface KindRequest {
  url: string;
  method?: 'PUT';
  headers?: Record<string, string>;
  body: string | object;
}

type KindOfRequest = (target: WebhookTarget, message: WebhookMessage) => KindRequest;

const ownBody = ({ id, kind, title, text, link, details, createdAt }: WebhookMessage) => ({
  version: webhookVersion,
  id,
  kind,
  title,
  text,
  link,
  created_at: createdAt.toISOString(),
  details,
});

const plain: KindOfRequest = ({ address }, message) => ({ url: address, body: ownBody(message) });

const requests: Record<WebhookKind, KindOfRequest> = {
  plain,
  // An automation reads trigger.json.title and so on: our own body serves it best.
  home_assistant: plain,
  ntfy: ({ address, accessToken }, { title, text, link }) => ({
    url: address,
    headers: {
      title: asHeader(title),
      click: link,
      ...(accessToken === undefined ? {} : { authorization: `Bearer ${accessToken}` }),
    },
    body: text,
  }),
  telegram: ({ address, recipient, accessToken }, message) => ({
    url: below(address, 'bot', `${accessToken}`, '/sendMessage'),
    body: { chat_id: recipient, text: asText(message) },
  }),
  // Sent again under the same id, Matrix keeps it once.
  matrix: ({ address, recipient, accessToken }, message) => ({
    url: below(
      address,
      `_matrix/client/v3/rooms/${encodeURIComponent(recipient ?? '')}/send/m.room.message/`,
      message.id,
    ),
    method: 'PUT',
    headers: { authorization: `Bearer ${accessToken}` },
    body: { msgtype: 'm.text', body: asText(message) },
  }),
};

const asText = ({ title, text, link }: WebhookMessage) => `${title}\n${text}\n${link}`;

/** A header holds Latin letters only; ntfy reads the others by RFC 2047. */
function asHeader(text: string): string {
  return /^[\x20-\x7e]*$/.test(text) ? text : `=?UTF-8?B?${Buffer.from(text).toString('base64')}?=`;
}

function below(address: string, ...parts: readonly string[]): string {
  return `${address.replace(/\/$/, '')}/${parts.join('')}`;
}
