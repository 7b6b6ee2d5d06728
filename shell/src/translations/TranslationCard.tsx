import type { LanguageCode } from '@skep/domain';
import { Button, Card, Chip, type ChipTone, Row, Stack, Text } from '@skep/ui';
import { useId } from 'react';
import { useIntl } from '../administration/use-administration-intl.ts';
import { type FragmentType, readFragment } from '../generated/fragment-masking.ts';
import type { TranslationState } from '../generated/graphql.ts';
import { IcuText } from './IcuText.tsx';
import { translationFields } from './TranslationCard.graphql.ts';

export interface TranslationCardProps {
  translation: FragmentType<typeof translationFields>;
  language: LanguageCode;
  onEdit: () => void;
}

const tones: Record<TranslationState, ChipTone> = {
  MISSING: 'warning',
  SHIPPED: 'neutral',
  DRAFT: 'information',
  REVIEWED: 'success',
};

/** One message: the English text, and the one of the language below it. */
export function TranslationCard({ translation, language, onEdit }: TranslationCardProps) {
  const { formatMessage } = useIntl();
  const textId = useId();
  const shown = readFragment(translationFields, translation);
  return (
    <Card as="li">
      <Row justify="between" gap={8} align="start">
        <Stack gap={4}>
          <Text size="small" tone="muted">
            {shown.package} · <bdi>{shown.messageId}</bdi>
          </Text>
          <Text id={textId}>
            <IcuText text={shown.english} language="en" />
          </Text>
          <Text size="small" tone="muted">
            {shown.description}
          </Text>
        </Stack>
        <Button icon="edit" aria-describedby={textId} onClick={onEdit}>
          {formatMessage({ id: 'shell.translations.edit' })}
        </Button>
      </Row>
      {shown.text && language !== 'en' && (
        <Text isBold>
          <IcuText text={shown.text} language={language} />
        </Text>
      )}
      {(shown.state !== 'SHIPPED' || shown.englishBefore) && (
        <Row gap={8}>
          {shown.state !== 'SHIPPED' && (
            <Chip tone={tones[shown.state]}>
              {formatMessage({ id: `shell.translations.state.${shown.state}` })}
            </Chip>
          )}
          {shown.englishBefore && (
            <Chip tone="warning">{formatMessage({ id: 'shell.translations.englishChanged' })}</Chip>
          )}
        </Row>
      )}
    </Card>
  );
}
