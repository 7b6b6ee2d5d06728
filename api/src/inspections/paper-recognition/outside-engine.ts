import type { Sheet } from '@skep/sheets';
import * as v from 'valibot';
import { measured } from '#inspections/sheets/measured-text.ts';
import { pageSvg } from '#inspections/sheets/svg.ts';
import type { PaperEngineConfig } from '#platform/environment/config.ts';
import { askOutside } from '#platform/safe-http/safe-fetch.ts';
import type { EngineOutcome } from './engine.ts';

type ReadOutcome = Extract<EngineOutcome, { kind: 'read' }>;

/** Reading by hand takes nobody longer, and a job does not wait for ever. */
const answerMs = 30_000;
/** Texts of one page, far more than anybody writes on it. */
const answerBytes = 500_000;
/** Of one field: as much as notes may have. */
const wordsMax = 2500;

const Answer = v.object({
  scans: v.array(
    v.object({
      scan: v.array(
        v.object({
          type: v.string(),
          parent_category_id: v.union([v.string(), v.number()]),
          value: v.array(v.union([v.string(), v.number(), v.null()])),
        }),
      ),
    }),
  ),
});

/** By whose layout a page was printed, and in which language somebody has written on it. */
interface Written {
  sheet: Sheet;
  language: string;
}

/** What the old scan service was sent, of one page that is laid flat. */
function scanRequest({ code, straight }: ReadOutcome, { sheet, language }: Written) {
  const index = code.page - 1;
  return {
    svg: pageSvg({ sheet, index, printId: code.printId }, measured),
    images: [{ page: code.page, image: `data:image/jpeg;base64,${straight.toString('base64')}` }],
    // Its cut-outs are ours: nothing but words is to come back.
    settings: { return_blob: [] },
    'data-user-locale': [language],
    ocr_engine: 'aws',
  };
}

/**
 * Queries the operator's engine for the handwriting of a page. Its answer is shown to a person with its picture, and
 * taken for certain nowhere.
 * @throws OutsideProblem, ValiError, SyntaxError for what is no answer
 */
export async function withHandwriting(
  outcome: ReadOutcome,
  written: Written,
  { url, token }: PaperEngineConfig,
): Promise<ReadOutcome> {
  const fields = written.sheet.pages[outcome.code.page - 1]?.fields ?? [];
  const isWritten = (index: number) =>
    fields[index]?.kind === 'writing' && outcome.answers[index]?.isSure === false;
  if (!fields.some((_field, index) => isWritten(index))) return outcome;
  const { status, text } = await askOutside(
    {
      url,
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token !== undefined && { token }) },
      body: JSON.stringify(scanRequest(outcome, written)),
    },
    // The operator's own address needs no more than being set.
    { allowedNetworks: ['0.0.0.0/0', '::/0'], milliseconds: answerMs, bytes: answerBytes },
  );
  if (status < 200 || status >= 300) throw new Error(`The engine answered ${status}.`);
  const words = wordsIn(v.parse(Answer, JSON.parse(text)));
  const answers = outcome.answers.map((answer, index) =>
    isWritten(index) ? { value: words(fields[index]?.item ?? ''), isSure: false } : answer,
  );
  return { ...outcome, answers };
}

/** By the item that a text answers. */
function wordsIn({ scans }: v.InferOutput<typeof Answer>): (item: string) => string {
  const read = scans.flatMap(({ scan }) => scan).filter(({ type }) => type === 'text');
  const said = new Map(
    read.map(({ parent_category_id: item, value }) => [
      String(item),
      value
        .filter((part) => part !== null)
        .join(' ')
        .replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ')
        .trim()
        .slice(0, wordsMax),
    ]),
  );
  return (item) => said.get(item) ?? '';
}
