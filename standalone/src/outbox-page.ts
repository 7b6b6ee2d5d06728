/** A mail that was kept instead of sent, since no SMTP_URL is set. */
export interface StoredMail {
  to: string;
  subject: string;
  text: string;
  /** ISO 8601. */
  createdAt: string;
}

/** The page of `/dev/outbox`: newest first, links clickable, nothing of a mail trusted as HTML. */
export function outboxPage(mails: readonly StoredMail[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Outbox</title>
<style>
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark }
article { border: 1px solid #8888; border-radius: .75rem; padding: 1rem 1.25rem; margin: 1rem 0 }
pre { white-space: pre-wrap; font: inherit; margin: .5rem 0 0 }
</style>
</head>
<body>
<h1>Outbox</h1>
<p>Mails are kept here while no SMTP_URL is set.</p>
${mails.map(article).join('\n') || '<p>No mail yet.</p>'}
</body>
</html>
`;
}

function article({ to, subject, text, createdAt }: StoredMail): string {
  return `<article data-to="${escapeHtml(to)}">
<strong>${escapeHtml(subject)}</strong><br><small>${escapeHtml(to)} · <time>${escapeHtml(createdAt)}</time></small>
<pre>${withLinks(escapeHtml(text))}</pre>
</article>`;
}

function withLinks(escaped: string): string {
  return escaped.replace(/https?:\/\/[^\s<>"]+/g, (url) => `<a href="${url}">${url}</a>`);
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
