import { SearchLine } from '@skep/remote-kit/search';
import { ChoiceField, Stack } from '@skep/ui';
import { SelectField } from '@skep/ui/form';
import styled from 'styled-components';
import { useIntl } from '../administration/use-administration-intl.ts';
import type { TranslationsShown } from '../generated/graphql.ts';
import { type TranslationsWanted, translationsShown } from './translations-wanted.ts';

export interface TranslationFiltersProps {
  wanted: TranslationsWanted;
  packages: readonly string[];
  /** Of the language; undefined until it is known. */
  counts: Readonly<Record<TranslationsShown, number>> | undefined;
  onChange: (wanted: TranslationsWanted) => void;
}

/** Narrows the messages. The search runs when it is sent, the rest at once; each begins on the first page. */
export function TranslationFilters({ wanted, packages, counts, onChange }: TranslationFiltersProps) {
  const { formatMessage } = useIntl();
  const change = (changes: Partial<TranslationsWanted>) => onChange({ ...wanted, ...changes, page: 1 });

  return (
    <Stack gap={16}>
      <ChoiceField
        label={formatMessage({ id: 'shell.translations.show' })}
        isLabelHidden
        options={translationsShown.map((show) => ({
          value: show,
          label: formatMessage(
            { id: counts ? `shell.translations.showCount.${show}` : `shell.translations.show.${show}` },
            { count: counts?.[show] },
          ),
        }))}
        value={wanted.show}
        onChange={(show) => change({ show: show ?? 'ALL' })}
      />
      <Line>
        <SearchLine
          label={formatMessage({ id: 'shell.translations.search' })}
          buttonLabel={formatMessage({ id: 'shell.translations.searchNow' })}
          search={wanted.search}
          onSearch={(search) => change({ search })}
        />
        <SelectField
          label={formatMessage({ id: 'shell.translations.package' })}
          placeholder={formatMessage({ id: 'shell.translations.allPackages' })}
          options={packages.map((name) => ({ value: name, label: name }))}
          value={wanted.package}
          onChange={(name) => change({ package: name })}
        />
      </Line>
    </Stack>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 16px;
  > * {
    flex: 1 1 14rem;
    min-width: 0;
  }
`;
