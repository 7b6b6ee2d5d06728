import { inUnits, type PaperUnit, paperUnits, type Units, unitsOfKeys } from '@skep/domain';
import type { Sheet, SheetField } from '@skep/sheets';
import type { SheetItem } from './sheet-items.ts';

/** The unit that a person reads instead of the stored one. */
function paperUnitOf({ storedUnit }: SheetItem, units: Units): PaperUnit | undefined {
  const read = inUnits({ value: 0, unit: unitsOfKeys[storedUnit ?? ''] }, units).unit;
  return paperUnits.find((unit) => unit === read);
}

/** The questions with the units of a person. */
export function inUnitsOf(nodes: readonly SheetItem[], units: Units): SheetItem[] {
  return nodes.map((node) => ({
    ...node,
    unit: paperUnitOf(node, units) ?? node.unit,
    children: inUnitsOf(node.children, units),
  }));
}

/** Notes in which unit a number is written, so that what is read is converted. */
export function withUnits(sheet: Sheet, nodes: readonly SheetItem[], units: Units): Sheet {
  const unitOf = new Map<string, PaperUnit>();
  const note = (node: SheetItem) => {
    const unit = paperUnitOf(node, units);
    if (unit !== undefined) unitOf.set(String(node.id), unit);
    node.children.forEach(note);
  };
  nodes.forEach(note);
  const noted = (field: SheetField): SheetField => {
    const unit = unitOf.get(field.item);
    return field.kind === 'number' && unit !== undefined ? { ...field, unit } : field;
  };
  return {
    ...sheet,
    pages: sheet.pages.map((page) => ({ ...page, fields: page.fields.map(noted) })),
  };
}
