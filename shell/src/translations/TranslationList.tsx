import { Stack, Text } from '@skep/ui';
import { Pagination } from '@skep/ui/form';
import { useState } from 'react';
import { useIntl } from '../administration/use-administration-intl.ts';
import type { TranslationsQuery } from '../generated/graphql.ts';
import { TranslationCard } from './TranslationCard.tsx';
import { TranslationDialog } from './TranslationDialog.tsx';
import type { TranslationsWanted } from './translations-wanted.ts';

export interface TranslationListProps {
  found: TranslationsQuery['translations'];
  wanted: TranslationsWanted;
  onPage: (page: number) => void;
}

/** One page of the messages that were wanted, and the one that is being edited. */
export function TranslationList({ found, wanted, onPage }: TranslationListProps) {
  const { formatMessage } = useIntl();
  const { translations, total, pageSize } = found;
  const [openId, setOpenId] = useState<string>();
  const openIndex = translations.findIndex(({ id }) => id === openId);
  const open = translations[openIndex];
  const next = translations[openIndex + 1];
  return (
    <Stack gap={16}>
      <div aria-live="polite">
        <Text tone="muted">{formatMessage({ id: 'shell.translations.found' }, { count: total })}</Text>
      </div>
      <Stack as="ul" gap={12}>
        {translations.map((translation) => (
          <TranslationCard
            key={translation.id}
            translation={translation}
            language={wanted.language}
            onEdit={() => setOpenId(translation.id)}
          />
        ))}
      </Stack>
      <Pagination
        page={wanted.page}
        pageCount={Math.ceil(total / pageSize)}
        onPage={onPage}
        label={formatMessage({ id: 'shell.translations.pages' })}
      />
      {open && (
        <TranslationDialog
          key={open.id}
          translation={open}
          language={wanted.language}
          onNext={next && (() => setOpenId(next.id))}
          onClose={() => setOpenId(undefined)}
        />
      )}
    </Stack>
  );
}
