import type { LanguageCode } from '@skep/domain';
import { Stack, Text } from '@skep/ui';
import type { ReactNode } from 'react';
import { useIntl } from '../administration/use-administration-intl.ts';
import { type FragmentType, readFragment } from '../generated/fragment-masking.ts';
import { IcuText } from './IcuText.tsx';
import { translationFields } from './TranslationCard.graphql.ts';

export interface TranslationHistoryProps {
  translation: FragmentType<typeof translationFields>;
  language: LanguageCode;
}

/** What a translator wants to know of a text before they change it; nothing for one that was never touched. */
export function TranslationHistory({ translation, language }: TranslationHistoryProps) {
  const { formatMessage, formatDate } = useIntl();
  const { isChanged, shipped, englishBefore, changedAt, changedBy } = readFragment(
    translationFields,
    translation,
  );
  return (
    <>
      {englishBefore && (
        <Earlier label={formatMessage({ id: 'shell.translations.englishBefore' })}>
          <IcuText text={englishBefore} language="en" />
        </Earlier>
      )}
      {isChanged && shipped && (
        <Earlier label={formatMessage({ id: 'shell.translations.shipped' })}>
          <IcuText text={shipped} language={language} />
        </Earlier>
      )}
      {changedAt && (
        <Text size="small" tone="muted">
          {formatMessage(
            { id: changedBy ? 'shell.translations.changedBy' : 'shell.translations.changed' },
            {
              at: formatDate(changedAt, { dateStyle: 'medium', timeStyle: 'short' }),
              name: changedBy,
            },
          )}
        </Text>
      )}
    </>
  );
}

function Earlier({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Stack gap={4}>
      <Text size="small" tone="muted">
        {label}
      </Text>
      <Text>{children}</Text>
    </Stack>
  );
}
