import { Button } from '../button/Button.tsx';
import { useUiText } from '../i18n/useUiText.ts';
import { BaseDateField, type BaseDateFieldProps } from './BaseDateField.tsx';
import { localMinute } from './local-minute.ts';

export interface DateTimeFieldProps extends BaseDateFieldProps {
  /** Text of the button that enters this moment. Default: "Now". */
  nowLabel?: string;
  /** Leaves the button out, for moments that lie ahead. Default: false. */
  isNowHidden?: boolean;
}

/**
 * A date with its time of day, where the person is: `YYYY-MM-DDTHH:mm`.
 * Accessibility: an input with its label, and a button with a calendar where the native input brings none.
 */
export function DateTimeField({ nowLabel, isNowHidden = false, ...field }: DateTimeFieldProps) {
  const { onChange, isDisabled } = field;
  const text = useUiText();
  return (
    <BaseDateField {...field} hasTime>
      {!isNowHidden && (
        <Button icon="clock" isDisabled={isDisabled} onClick={() => onChange(localMinute(new Date()))}>
          {nowLabel ?? text('ui.now')}
        </Button>
      )}
    </BaseDateField>
  );
}

/**
 * A day: `YYYY-MM-DD`.
 * Accessibility: as DateTimeField.
 */
export function DateField(field: BaseDateFieldProps) {
  return <BaseDateField {...field} hasTime={false} />;
}
