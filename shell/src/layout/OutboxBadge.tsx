import { Link, useObservable } from '@skep/remote-kit';
import { Badge, focusRing, Icon, tokens } from '@skep/ui';
import styled from 'styled-components';
import { useShell } from '../shell-context.ts';
import { useIntl } from '../use-intl.ts';

/** How much of what was saved is on this device alone, wherever the person is; leads to what it is. */
export function OutboxBadge() {
  const { formatMessage } = useIntl();
  const { waiting: count } = useObservable(useShell().waiting);
  if (count === 0) return null;
  const label = formatMessage({ id: 'shell.waiting.mark' }, { count });
  return (
    <Mark to="/waiting" aria-label={label} title={label}>
      <Icon name="offline" />
      <AtIcon>
        <Badge count={count} label={label} />
      </AtIcon>
    </Mark>
  );
}

const Mark = styled(Link)`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: ${tokens.size.target};
  height: ${tokens.size.target};
  border-radius: ${tokens.radius.round};
  color: ${tokens.color.text};
  &:hover {
    background: ${tokens.color.hover};
  }
  ${focusRing}
`;

const AtIcon = styled.span`
  position: absolute;
  top: 0;
  inset-inline-end: 0;
`;
