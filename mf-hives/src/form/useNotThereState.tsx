import { Link } from '@skep/remote-kit';
import { LinkButton, type ScreenState } from '@skep/ui';
import { useIntl } from 'react-intl';

/** The state of a screen whose subject is not there (any more), with a way on; else the state as it is. */
export function useNotThereState(state: ScreenState, missing: 'apiary' | 'hive' | false): ScreenState {
  const { formatMessage } = useIntl();
  if (!missing) return state;
  return {
    kind: 'empty',
    title: formatMessage({ id: `hives.notFoundTitle.${missing}` }),
    text: formatMessage({ id: 'hives.notFoundText' }),
    action: (
      <LinkButton to="/" as={Link} kind="main">
        {formatMessage({ id: 'hives.toAllHives' })}
      </LinkButton>
    ),
  };
}
