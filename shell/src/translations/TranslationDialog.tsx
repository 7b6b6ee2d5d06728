import type { LanguageCode } from '@skep/domain';
import { useConfirm } from '@skep/remote-kit';
import { FormDialog, TypedField } from '@skep/remote-kit/form';
import { Button, Stack, Text } from '@skep/ui';
import { TextArea } from '@skep/ui/form';
import { useIntl } from '../administration/use-administration-intl.ts';
import { type FragmentType, readFragment } from '../generated/fragment-masking.ts';
import { IcuText } from './IcuText.tsx';
import { languageName } from './language-name.ts';
import { translationFields } from './TranslationCard.graphql.ts';
import { TranslationHistory } from './TranslationHistory.tsx';
import type { SavedAs } from './translation-form.ts';
import { useTranslationForm } from './useTranslationForm.ts';

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
  const saved = useTranslationForm(message, language, onNext ?? onClose);
  const { form, submit, isSending } = saved;

  async function close() {
    const question = {
      title: formatMessage({ id: 'shell.askToLeave.title' }),
      text: formatMessage({ id: 'shell.askToLeave.text' }),
      confirmLabel: formatMessage({ id: 'shell.askToLeave.confirm' }),
      isDestructive: true,
    };
    if (!form.formState.isDirty || (await confirm(question))) onClose();
  }

  function saveAs(savedAs: SavedAs) {
    form.setValue('savedAs', savedAs);
    void submit();
  }

  return (
    <FormDialog
      of={saved}
      title={message.messageId}
      onClose={() => void close()}
      buttons={
        <>
          {message.state !== 'MISSING' && message.state !== 'SHIPPED' && (
            <Button isDisabled={isSending} onClick={() => saveAs('SHIPPED')}>
              {formatMessage({ id: 'shell.translations.takeBack' })}
            </Button>
          )}
          <Button isDisabled={isSending} onClick={() => saveAs('DRAFT')}>
            {formatMessage({ id: 'shell.translations.saveDraft' })}
          </Button>
          <Button kind="main" isBusy={isSending} onClick={() => saveAs('REVIEWED')}>
            {formatMessage({ id: 'shell.translations.saveReviewed' })}
          </Button>
        </>
      }
    >
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
      <TypedField form={form} name="text" label={languageName(language)}>
        {(field) => (
          <TextArea {...field} hint={formatMessage({ id: 'shell.translations.hint' })} spellCheck />
        )}
      </TypedField>
      <TranslationHistory translation={translation} language={language} />
    </FormDialog>
  );
}
