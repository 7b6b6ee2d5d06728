import { inspectionLimits } from '@skep/domain';
import { useShellLanguage } from '@skep/remote-kit';
import { TypedField } from '@skep/remote-kit/form';
import { Button, Stack, VisuallyHidden } from '@skep/ui';
import { TextArea } from '@skep/ui/form';
import { useDictation } from './dictation.ts';
import { useIntl } from './use-form-intl.ts';
import type { InspectionFormState } from './useInspectionForm.ts';

export interface DictatedAreaProps {
  form: InspectionFormState;
  name: 'notes' | 'conditions' | 'action' | 'nextNotes';
  label: string;
}

/** An area of text that can be spoken where the browser listens: gloves cannot type. */
export function DictatedArea({ form, name, label }: DictatedAreaProps) {
  const { formatMessage } = useIntl();
  // Ukrainian has a name of its own on the wire.
  const language = useShellLanguage();
  const dictation = useDictation(language === 'ua' ? 'uk' : language, (text) => {
    const typed = form.getValues(name);
    const joined = typed.trim() === '' ? text : `${typed.trimEnd()} ${text}`;
    form.setValue(name, joined, { shouldDirty: true });
  });
  return (
    <Stack gap={8}>
      <TypedField form={form} name={name} label={label}>
        {(field) => <TextArea {...field} rows={2} maxLength={inspectionLimits.notesLength} />}
      </TypedField>
      {dictation && (
        <div>
          <Button kind="quiet" aria-pressed={dictation.isListening} onClick={dictation.toggle}>
            <span>
              {formatMessage({ id: dictation.isListening ? 'inspect.stopDictating' : 'inspect.dictate' })}
              <VisuallyHidden> – {label}</VisuallyHidden>
            </span>
          </Button>
        </div>
      )}
    </Stack>
  );
}
