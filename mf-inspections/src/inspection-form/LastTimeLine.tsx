import { firstCharacters } from '@skep/domain';
import { Button, Text, VisuallyHidden } from '@skep/ui';
import type { SeenBefore } from './last-time.ts';
import { useIntl } from './use-form-intl.ts';

export interface LastTimeLineProps<Value> {
  /** Undefined: it was never answered. */
  seen: SeenBefore<Value> | undefined;
  /** Of the field, which a screen reader tells with the button. */
  label: string;
  isTaken: boolean;
  onTake: (value: Value) => void;
}

/** What was answered last time, and one press that answers the same. */
export function LastTimeLine<Value>({ seen, label, isTaken, onTake }: LastTimeLineProps<Value>) {
  const { formatMessage, formatDate } = useIntl();
  if (seen === undefined) return null;
  const date = formatDate(seen.inspectedAt, { day: 'numeric', month: 'short', year: '2-digit' });
  const words = { answer: shortened(seen.text), date };
  if (isTaken)
    return (
      <Text tone="muted" size="small">
        {formatMessage({ id: 'inspect.last' }, words)}
      </Text>
    );
  return (
    <div>
      <Button kind="quiet" onClick={() => onTake(seen.value)}>
        <span>
          {formatMessage({ id: 'inspect.asLast' }, words)}
          <VisuallyHidden> – {label}</VisuallyHidden>
        </span>
      </Button>
    </div>
  );
}

const shownLength = 60;

function shortened(text: string): string {
  const beginning = firstCharacters(text, shownLength);
  return beginning === text ? text : `${beginning}…`;
}
