import type { Readable } from 'node:stream';
import { languageFor, retentionDays } from '@skep/domain';
import type { Account } from '#account/core/account.ts';
import { accountById } from '#account/core/store.ts';
import { diaryTable } from '#inspections/inspections/diary-table.ts';
import type { Context } from '#platform/context/context.ts';
import type { ExportId } from '#platform/context/ids.ts';
import { readOlder } from '#platform/database/read-replica.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { workbookStream } from '#platform/exporting/workbook.ts';
import { textsOf } from '#platform/i18n/texts.ts';
import { composeLinkMail } from '#platform/mail/link-mail.ts';
import { queueMail } from '#platform/mail/service.ts';
import type { Mail, MailAttachment } from '#platform/mail/transport.ts';
import { archiveStream } from './archive.ts';
import { exportedFiles, exportTables } from './contents.ts';
import { expiryMs } from './expiry.ts';
import { nameOfExport, typeOfExport } from './service.ts';
import { exportSheets } from './sheets.ts';
import {
  allExportFiles,
  deleteExportsReadyBefore,
  type Export,
  exportById,
  failExportsUntouchedSince,
  noteProgress,
  updateExport,
} from './store.ts';

const { text } = textsOf('exports');

/** Writes the file of an export and notifies its person. A failed one is written again from the beginning. */
export async function writeExport(context: Context, { exportId }: { exportId: ExportId }): Promise<void> {
  const found = await exportById(context, exportId);
  if (found === undefined || found.state === 'ready') return;
  const account = await accountById(context, found.ownerId);
  if (account === undefined) return;
  try {
    await write(
      { ...context, locale: languageFor(account.locale === undefined ? [] : [account.locale]) },
      found,
      account,
    );
  } catch (error) {
    await updateExport(context, exportId, { state: 'failed' }, context.clock.now());
    throw error;
  }
}

async function write(context: Context, found: Export, account: Account): Promise<void> {
  const { id, fileName } = found;
  const at = () => context.clock.now();
  await updateExport(context, id, { state: 'running', progressPercent: 0 }, at());
  const onTable = async (written: number, total: number) => {
    const isWanted = await noteProgress(context, id, Math.floor((written / total) * 100), at());
    if (!isWanted) throw new Error(`Export ${id} is not wanted any more.`);
  };
  // To its end: what the stream reads later must find the leader as well, as for packed months, which it opens.
  const sizeBytes = await readOlder(context, async (reading) => {
    const content = await contentOf(reading, found, onTable);
    return context.files.write(fileName, content).finally(() => content.destroy());
  });
  await inTransaction(context, async (inner) => {
    await updateExport(inner, id, { state: 'ready', progressPercent: 100, sizeBytes, readyAt: at() }, at());
    await queueMail(inner, readyMail(inner, account, attachmentOf(found, sizeBytes)));
  });
}

type OnTable = (written: number, total: number) => Promise<void>;

async function contentOf(
  context: Context,
  { ownerId, options }: Export,
  onTable: OnTable,
): Promise<Readable> {
  if (options.format === 'xlsx') {
    const sheets = await exportSheets(context, ownerId, options);
    return workbookStream(sheets, { at: context.clock.now(), onSheet: onTable });
  }
  return archiveStream({
    context,
    ownerId,
    tables: exportTables(context, options),
    diary: await diaryTable(context, ownerId),
    files: exportedFiles(context),
    onTable,
  });
}

/** Many mail servers take no more than ten megabytes, and a file grows by a third in a mail. */
const attachedBytesMax = 7_000_000;

function attachmentOf(found: Export, sizeBytes: number): MailAttachment | undefined {
  const { fileName, options } = found;
  if (!options.isMailed || sizeBytes > attachedBytesMax) return undefined;
  return { storedAs: fileName, name: nameOfExport(found), type: typeOfExport[options.format] };
}

function readyMail(
  { addresses, locale }: Context,
  { email }: Account,
  attachment: MailAttachment | undefined,
): Mail {
  const say = (part: string) => text(locale, `mail.${part}`, { days: retentionDays.files });
  const mail = composeLinkMail({
    recipient: email,
    language: locale,
    subject: say('subject'),
    intro: say(attachment === undefined ? 'intro' : 'attached'),
    button: say('button'),
    outro: say('outro'),
    link: `${addresses.webApp}/export`,
  });
  return attachment === undefined ? mail : { ...mail, attachment };
}

/** No table takes longer than this to write. */
const silenceMs = 2 * 60 * 60 * 1000;

/** Ends what hangs, and deletes what is over: its row, and then every file that no row names any more. */
export async function cleanUpExports(context: Context): Promise<void> {
  const now = context.clock.now().getTime();
  await failExportsUntouchedSince(context, new Date(now - silenceMs));
  await deleteExportsReadyBefore(context, new Date(now - expiryMs));
  // In this order: a file's row is there before the file.
  const names = await context.files.names();
  const wanted = await allExportFiles(context);
  for (const name of names) if (!wanted.has(name)) await context.files.remove(name);
}
