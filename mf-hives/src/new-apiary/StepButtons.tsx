import { Button, Row } from '@skep/ui';
import { useIntl } from '../form/use-form-intl.ts';
import { nextStep, previousStep, type Step } from './steps.ts';

export interface StepButtonsProps {
  step: Step;
  onStep: (step: Step) => void;
  onCancel: () => void;
  isSaving: boolean;
}

/** On to the next step by submitting it, and back; the last one saves. */
export function StepButtons({ step, onStep, onCancel, isSaving }: StepButtonsProps) {
  const { formatMessage } = useIntl();
  const next = nextStep(step);
  const previous = previousStep(step);
  return (
    <Row gap={12}>
      {next ? (
        // Keys of their own: the button that goes on must not turn into the one that saves under a second press.
        <Button key="next" kind="main" type="submit">
          {formatMessage({ id: 'hives.nextStep' })}
        </Button>
      ) : (
        <Button key="save" kind="main" type="submit" isBusy={isSaving}>
          {formatMessage({ id: 'hives.createApiary' })}
        </Button>
      )}
      {previous && (
        <Button onClick={() => onStep(previous)}>{formatMessage({ id: 'hives.previousStep' })}</Button>
      )}
      <Button kind="quiet" onClick={onCancel}>
        {formatMessage({ id: 'kit.form.cancel' })}
      </Button>
    </Row>
  );
}
