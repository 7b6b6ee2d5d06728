import { knownSubstances } from '@skep/domain';
import { SelectField } from '@skep/ui/form';
import { useState } from 'react';
import { useIntl } from '../use-book-intl.ts';
import type { TreatmentFormState } from './TreatmentForm.tsx';
import type { OfferedProduct, ProductValues } from './treatment-values.ts';

export interface ProductChoiceProps {
  form: TreatmentFormState;
  products: readonly OfferedProduct[];
}

/** Fills the form as a product was used last, or with a substance; all fields can be changed. */
export function ProductChoice({ form, products }: ProductChoiceProps) {
  const { formatMessage } = useIntl();
  const [chosen, setChosen] = useState<string>();
  const own = products.map(({ ownerName, ...product }) => ({
    ...{ value: `own ${product.product}`, label: product.product, product },
    group:
      ownerName === undefined
        ? formatMessage({ id: 'book.ownProducts' })
        : formatMessage({ id: 'book.productsOf' }, { name: ownerName }),
  }));
  const known = knownSubstances.map(({ name, method }) => {
    const substance = formatMessage({ id: `book.substance.${name}` });
    return {
      ...{ value: `known ${name}`, label: substance, product: { substance, method } },
      group: formatMessage({ id: 'book.substances' }),
    };
  });
  const options = [...own, ...known];
  return (
    <SelectField
      label={formatMessage({ id: 'book.beginWith' })}
      hint={formatMessage({ id: 'book.beginHint' })}
      options={options.map(({ value, label, group }) => ({ value, label, group }))}
      isSearched="long"
      value={chosen}
      onChange={(value) => {
        setChosen(value);
        const product: Partial<ProductValues> = options.find((each) => each.value === value)?.product ?? {};
        const filled = Object.entries(product) as [keyof ProductValues, ProductValues[keyof ProductValues]][];
        for (const [name, text] of filled) form.setValue(name, text, { shouldDirty: true });
        form.setValue('measure', undefined);
      }}
    />
  );
}
