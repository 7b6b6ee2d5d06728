import { Button, Notice, Row } from '@skep/ui';
import { useIntl } from 'react-intl';
import { takeFocus } from '../inspection/take-focus.ts';

export interface ConflictNoticeProps {
  onLoadTheirs: () => void;
  /** The next save then replaces theirs. */
  onKeepMine: () => void;
}

/** Somebody else saved the inspection meanwhile. Nothing that was typed is lost until the person chooses. */
export function ConflictNotice({ onLoadTheirs, onKeepMine }: ConflictNoticeProps) {
  const { formatMessage } = useIntl();
  return (
    <div tabIndex={-1} ref={takeFocus}>
      <Notice
        kind="warning"
        action={
          <Row gap={8} wrap>
            <Button onClick={onLoadTheirs}>{formatMessage({ id: 'inspections.loadTheirs' })}</Button>
            <Button onClick={onKeepMine}>{formatMessage({ id: 'inspections.keepMine' })}</Button>
          </Row>
        }
      >
        {formatMessage({ id: 'inspections.conflict' })}
      </Notice>
    </div>
  );
}
