import type { LanguageCode } from '@skep/domain';
import { useConfirm, useUnsavedChanges } from '@skep/remote-kit';
import { Button, Dialog, Notice, Stack, Text } from '@skep/ui';
import { TextArea } from '@skep/ui/form';
import { useState } from 'react';
import { useIntl } from '../administration/use-administration-intl.ts';
import { type FragmentType, readFragment } from '../generated/fragment-masking.ts';
import { IcuText } from './IcuText.tsx';
import { languageName } from './language-name.ts';
import { translationFields } from './TranslationCard.graphql.ts';
import { TranslationHistory } from './TranslationHistory.tsx';
import { useSaveTranslation } from './useSaveTranslation.ts';

export interface TranslationDialogProps {
  translation: FragmentType<typeof translationFields>;
  language: LanguageCode;
  /** The next message of the list; undefined for the last. */
  onNext: (() => void) | undefined;
  onClose: () => void;
}

/** Edits one message. */
export function TranslationDialog({ translation, language, onNext, onClose }: TranslationDialogProps) {
  const { formatMessage } = useIntl();
  const confirm = useConfirm();
  const message = readFragment(translationFields, translation);
  const [typed, setTyped] = useState(message.text ?? '');
  const { save, isRunning, problem, conflict } = useSaveTranslation(message, language);
  const isTyped = typed !== (message.text ?? '');
  useUnsavedChanges(isTyped);

  async function close() {
    const question = {
      title: formatMessage({ id: 'shell.askToLeave.title' }),
      text: formatMessage({ id: 'shell.askToLeave.text' }),
      confirmLabel: formatMessage({ id: 'shell.askToLeave.confirm' }),
      isDestructive: true,
    };
    if (!isTyped || (await confirm(question))) onClose();
  }

  async function saveAndGoOn(text: string | null, isReviewed: boolean) {
    if (await save(text, isReviewed)) (onNext ?? onClose)();
  }

  return (
    <Dialog
      title={message.messageId}
      isOpen
      onClose={() => void close()}
      actions={
        <>
          {message.state !== 'MISSING' && message.state !== 'SHIPPED' && (
            <Button isDisabled={isRunning} onClick={() => void saveAndGoOn(null, false)}>
              {formatMessage({ id: 'shell.translations.takeBack' })}
            </Button>
          )}
          <Button isDisabled={isRunning} onClick={() => void saveAndGoOn(typed, false)}>
            {formatMessage({ id: 'shell.translations.saveDraft' })}
          </Button>
          <Button kind="main" isBusy={isRunning} onClick={() => void saveAndGoOn(typed, true)}>
            {formatMessage({ id: 'shell.translations.saveReviewed' })}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <Stack gap={4}>
          <Text size="small" tone="muted">
            {languageName('en')}
          </Text>
          <Text>
            <IcuText text={message.english} language="en" />
          </Text>
          <Text size="small" tone="muted">
            {message.description}
          </Text>
        </Stack>
        {conflict && (
          <Notice
            kind="warning"
            action={
              <Button onClick={() => setTyped(conflict.text ?? '')}>
                {formatMessage({ id: 'shell.translations.takeTheirs' })}
              </Button>
            }
          >
            {formatMessage(
              {
                id: conflict.changedBy ? 'shell.translations.conflictWith' : 'shell.translations.conflict',
              },
              { name: conflict.changedBy, text: conflict.text ?? '' },
            )}
          </Notice>
        )}
        <TextArea
          label={languageName(language)}
          hint={formatMessage({ id: 'shell.translations.hint' })}
          error={problem}
          value={typed}
          spellCheck
          onChange={(event) => setTyped(event.target.value)}
        />
        <TranslationHistory translation={translation} language={language} />
      </Stack>
    </Dialog>
  );
}
