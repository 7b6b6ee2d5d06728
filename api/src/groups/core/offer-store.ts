/** An offer as it is read from the database: what is not there is null. */
interface OfferRow {
  description: string | null;
  color: string | null;
  inviterName: string | null;
}

export function withoutNulls<Row extends OfferRow>({ description, color, inviterName, ...row }: Row) {
  return {
    ...row,
    description: description ?? undefined,
    color: color ?? undefined,
    inviterName: inviterName ?? undefined,
  };
}
