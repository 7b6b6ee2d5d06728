import { Link } from '@skep/remote-kit';
import { LinkButton, type ScreenState } from '@skep/ui';
import { useIntl } from 'react-intl';

/** The state of a screen about one device: one that is gone, or somebody else's, is told in words. */
export function useNotThereState(state: ScreenState, device: object | null | undefined): ScreenState {
  const { formatMessage } = useIntl();
  if (state.kind !== 'ready' || device) return state;
  return {
    kind: 'empty',
    icon: 'device',
    title: formatMessage({ id: 'devices.notThereTitle' }),
    text: formatMessage({ id: 'devices.notThereText' }),
    action: (
      <LinkButton to="/devices" as={Link} kind="main">
        {formatMessage({ id: 'devices.toAll' })}
      </LinkButton>
    ),
  };
}
