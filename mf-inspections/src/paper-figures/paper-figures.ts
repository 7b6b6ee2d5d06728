import type { PaperFiguresQuery } from '../generated/graphql.ts';

type Figure = PaperFiguresQuery['paperFigures'][number];

/** How well one kind of field is read. */
export interface PaperFigure {
  kind: Figure['kind'];
  /** That people saved. */
  fields: number;
  /** Of sure readings that somebody looked at: the share that was accepted. */
  rightShare: number | undefined;
  /** The share that needed a check. */
  unsureShare: number;
}

/** By kind, in the order in which they come. */
export function figuresByKind(figures: readonly Figure[]): PaperFigure[] {
  const kinds = [...new Set(figures.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const of = (isSure: boolean) => figures.find((one) => one.kind === kind && one.isSure === isSure);
    const [sure, unsure] = [of(true), of(false)];
    const [sureCount, unsureCount] = [totalOf(sure), totalOf(unsure)];
    const fields = sureCount + unsureCount;
    return {
      kind,
      fields,
      rightShare: sure && sureCount > 0 ? sure.accepted / sureCount : undefined,
      unsureShare: fields === 0 ? 0 : unsureCount / fields,
    };
  });
}

const totalOf = (figure: Figure | undefined) =>
  figure === undefined ? 0 : figure.accepted + figure.corrected + figure.emptied;
