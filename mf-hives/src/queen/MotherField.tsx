import type { FieldParts, FormValue } from '@skep/remote-kit/form';
import { SelectField } from '@skep/ui/form';
import { useIntl } from '../form/use-form-intl.ts';
import { type FragmentType, readFragment } from '../generated/fragment-masking.ts';
import { ChoosableQueenFragment } from '../queen-register/registered-queen.graphql.ts';
import { useQueenName } from './useQueenName.ts';

export type ChoosableQueens = readonly FragmentType<typeof ChoosableQueenFragment>[];

export interface MotherFieldProps extends FieldParts, FormValue<string | undefined> {
  queens: ChoosableQueens;
  /** Of the queen whose mother is wanted: she cannot be her own. */
  ownId: string | undefined;
}

/** Whose daughter a queen is, out of the register; nothing while there is no other queen. */
export function MotherField({ queens, ownId, ...field }: MotherFieldProps) {
  const { formatMessage } = useIntl();
  const queenName = useQueenName();
  const others = readFragment(ChoosableQueenFragment, queens).filter(({ id }) => id !== ownId);
  if (others.length === 0) return null;
  return (
    <SelectField
      {...field}
      options={others.map(({ id, queen, reigns }) => ({
        value: id,
        label: [queenName(queen), reigns[0]?.hive.name].filter(Boolean).join(' – '),
      }))}
      isSearched="long"
      placeholder={formatMessage({ id: 'hives.motherUnknown' })}
    />
  );
}
