import { Button, Notice, Row } from '@skep/ui';
import { useIntl } from './use-administration-intl.ts';

export interface TranslatorRequestProps {
  name: string;
  /** ISO 8601. */
  askedAt: string;
  /** An answer is on its way. */
  isRunning: boolean;
  onAnswer: (isGranted: boolean) => void;
}

/** Somebody would like to be a translator, and waits for a yes or a no. */
export function TranslatorRequest({ name, askedAt, isRunning, onAnswer }: TranslatorRequestProps) {
  const { formatMessage, formatDate } = useIntl();
  const date = formatDate(askedAt, { dateStyle: 'long' });
  return (
    <Notice
      kind="information"
      action={
        <Row gap={12} wrap>
          <Button kind="main" isBusy={isRunning} onClick={() => onAnswer(true)}>
            {formatMessage({ id: 'shell.administration.makeTranslator' })}
          </Button>
          <Button isBusy={isRunning} onClick={() => onAnswer(false)}>
            {formatMessage({ id: 'shell.administration.declineTranslator' })}
          </Button>
        </Row>
      }
    >
      {formatMessage({ id: 'shell.administration.askedToTranslate' }, { name, date })}
    </Notice>
  );
}
