import { firstOwnItemId, type OwnItemKind, ownItemKinds } from '@skep/domain';
import { firstOwnChoiceId } from '#inspections/inspections/archived.ts';
import type { RestoredRow } from '#platform/exporting/restored-table.ts';
import { type Category, categoryById, categoryIds, rootCategories } from '#platform/taxonomy/catalogue.ts';
import { categoryName } from '#platform/taxonomy/words.ts';
import { type Found, listIn, numberIn, objectIn, textIn } from './answers.ts';

/** A question that Skep does not have: with the other server's name it becomes the person's own. */
interface OwnQuestion {
  id: number;
  parentId: number;
  name: string;
  input: OwnItemKind;
  unit: string | null;
  minimum: number | null;
  maximum: number | null;
  choices: Map<number, string>;
}

export interface Questions {
  /** Reads a checklist as a tree, in which questions have their names, choices and bounds. */
  readTree: (nodes: unknown) => void;
  /** @returns the id of the question and its answer, as an archive has them; undefined: nothing was answered */
  answer: (cell: Found, row: Found) => { itemId: number; value: string } | undefined;
  /** An id of a checklist, as an archive has it; undefined for one of which nothing is known. */
  idOf: (id: number) => number | undefined;
  rows: (now: string) => [table: string, row: RestoredRow][];
  /** Names of those that no Skep has. */
  unknown: () => string[];
}

// Ids of unknown questions and choices must be those of own ones, and the same in each run.
const shiftOfItems = 2_000_000_000;
const shiftOfChoices = 900_000_000;
const shifted = (id: number, first: number, shift: number) => (id >= first ? id : shift + id);
const itemIdOf = (id: number) => shifted(id, firstOwnItemId, shiftOfItems);
const choiceIdOf = (id: number) => shifted(id, firstOwnChoiceId, shiftOfChoices);

export function questions(): Questions {
  const own = new Map<number, OwnQuestion>();
  const note = (id: number, made: () => OwnQuestion) => {
    const known = own.get(id) ?? made();
    own.set(id, known);
    return known;
  };
  const readNode = (node: Found, above: number) => {
    const id = numberIn(node.id);
    if (id === null) return;
    const isKnown = categoryById(id) !== undefined;
    // Headings that Skep does not have are left out: what is below them is below the next one above.
    if (!isKnown && node.input !== 'label') note(id, () => questionOf(node, id, headingAt(node, above)));
    if (own.has(id)) return;
    for (const child of listIn(node.children)) readNode(child, isKnown ? id : above);
  };
  return {
    readTree: (nodes) => {
      for (const node of listIn(nodes)) readNode(node, categoryIds.ownItems);
    },
    answer(cell, row) {
      const [id, value] = [numberIn(cell.category_id), textIn(cell.value, 30_000)];
      if (id === null || value === null) return undefined;
      if (categoryById(id) !== undefined) return { itemId: id, value };
      const question = note(id, () => questionOf(nodeOf(cell, row), id, placeNamed(textIn(row.anc))));
      return { itemId: itemIdOf(id), value: ownAnswer(question, cell, value) };
    },
    idOf: (id) => (categoryById(id) !== undefined ? id : own.has(id) ? itemIdOf(id) : undefined),
    rows: (now) => [...own.values()].flatMap((question) => rowsOf(question, now)),
    unknown: () => [...own.values()].filter(({ id }) => id < firstOwnItemId).map(({ name }) => name),
  };
}

const nodeOf = ({ type, unit }: Found, { name }: Found): Found => ({ name, input: type, unit });

function questionOf(node: Found, id: number, parentId: number): OwnQuestion {
  const choices = listIn(node.children).flatMap((child) => {
    const [choice, name] = [numberIn(child.id), nameOf(child)];
    return choice === null || name === null ? [] : [[choice, name] as const];
  });
  return {
    ...{ id, parentId, name: nameOf(node) ?? String(id) },
    input: inputOf(textIn(node.input), choices.length > 0),
    unit: textIn(node.unit, 50),
    ...{ minimum: numberIn(node.min), maximum: numberIn(node.max) },
    choices: new Map(choices),
  };
}

const nameOf = ({ trans, name }: Found) => textIn(objectIn(trans)?.en, 500) ?? textIn(name, 500);

/** Kinds that only the old service has become the nearest one of ours; of all others the answer is a text. */
function inputOf(input: string | null, hasChoices: boolean): OwnItemKind {
  const same = ownItemKinds.find((kind) => kind === input);
  if (same !== undefined) return same;
  if (input === 'select' && hasChoices) return 'options';
  return input?.startsWith('number') === true ? 'number_3_decimals' : 'text';
}

function headingAt({ parent_id }: Found, above: number): number {
  const named = categoryById(numberIn(parent_id) ?? 0);
  return named === undefined || named.isSystem || named.input !== 'label' ? above : named.id;
}

/** The category below which the names of an answer's row say that its question is. */
function placeNamed(ancestors: string | null): number {
  let found: Category | undefined;
  let among = rootCategories;
  for (const name of (ancestors ?? '').split('>')) {
    const next = among.find((category) => categoryName('en', category) === name.trim());
    if (next === undefined) break;
    found = next;
    among = next.children;
  }
  return found?.id ?? categoryIds.ownItems;
}

/** Ids of choices get names with the answers in which they are read. */
function ownAnswer(question: OwnQuestion, cell: Found, value: string): string {
  const rendered = textIn(cell.val, 30_000) ?? value;
  if (question.input === 'text') return rendered;
  if (question.input !== 'options' && question.input !== 'list') return value;
  const [ids, names] = [value.split(',').map(Number), rendered.split(/,\s*/)];
  for (const [index, id] of ids.entries())
    if (!question.choices.has(id))
      question.choices.set(id, (names.length === ids.length ? names[index] : undefined) ?? String(id));
  return ids.map(choiceIdOf).join(',');
}

function rowsOf(question: OwnQuestion, now: string): [string, RestoredRow][] {
  const { id, parentId, name, input, unit, minimum, maximum, choices } = question;
  const itemId = itemIdOf(id);
  return [
    [
      'checklist_items',
      {
        ...{ id: itemId, parent_id: parentId, name, input, unit, minimum, maximum },
        ...{ created_at: now, removed_at: null },
      },
    ],
    ...[...choices].map(([choice, text], place): [string, RestoredRow] => [
      'checklist_item_choices',
      { id: choiceIdOf(choice), item_id: itemId, name: text, place },
    ]),
  ];
}
