import { Button, Dialog, Heading, IconButton, Row, Stack } from '@skep/ui';
import { SelectField, Switch } from '@skep/ui/form';
import { useIntl } from '../use-data-intl.ts';
import { type Arrangement, drawnOver, movedBy, shownOrHidden, usualArrangement } from './arrangement.ts';

export interface ArrangeDialogProps {
  /** All of the device, in their order. */
  charts: readonly { id: string; title: string; canBeOverlaid: boolean }[];
  arrangement: Arrangement;
  onArrange: (arrangement: Arrangement) => void;
  onClose: () => void;
}

/** The order of charts, which are shown, and what is drawn over them; each change counts at once. */
export function ArrangeDialog({ charts, arrangement, onArrange, onClose }: ArrangeDialogProps) {
  const { formatMessage } = useIntl();
  const ids = charts.map(({ id }) => id);
  const drawable = charts.filter(({ canBeOverlaid }) => canBeOverlaid);
  return (
    <Dialog
      isOpen
      title={formatMessage({ id: 'data.arrange.title' })}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={() => onArrange(usualArrangement)}>
            {formatMessage({ id: 'data.arrange.reset' })}
          </Button>
          <Button kind="main" onClick={onClose}>
            {formatMessage({ id: 'data.arrange.done' })}
          </Button>
        </>
      }
    >
      {charts.map(({ id, title: chart, canBeOverlaid }, place) => (
        <Stack key={id} as="section" gap={4}>
          <Row justify="between" wrap={false}>
            <Heading level={3}>{chart}</Heading>
            <Row gap={0} wrap={false}>
              <IconButton
                icon="arrowUp"
                label={formatMessage({ id: 'data.arrange.up' }, { chart })}
                isDisabled={place === 0}
                onClick={() => onArrange(movedBy(arrangement, ids, id, -1))}
              />
              <IconButton
                icon="arrowDown"
                label={formatMessage({ id: 'data.arrange.down' }, { chart })}
                isDisabled={place === charts.length - 1}
                onClick={() => onArrange(movedBy(arrangement, ids, id, 1))}
              />
            </Row>
          </Row>
          <Switch
            label={formatMessage({ id: 'data.arrange.show' }, { chart })}
            isChecked={!arrangement.hidden.includes(id)}
            onChange={(isShown) => onArrange(shownOrHidden(arrangement, id, isShown))}
          />
          {canBeOverlaid && drawable.length > 1 && (
            <SelectField
              label={formatMessage({ id: 'data.arrange.over' }, { chart })}
              placeholder={formatMessage({ id: 'data.arrange.nothing' })}
              options={drawable
                .filter((other) => other.id !== id)
                .map((other) => ({ value: other.id, label: other.title }))}
              value={arrangement.over[id]}
              onChange={(drawn) => onArrange(drawnOver(arrangement, id, drawn))}
            />
          )}
        </Stack>
      ))}
    </Dialog>
  );
}
