import { useMutationFeedback, useMutationResult, useQuery } from '@skep/remote-kit';
import { Button, LinkButton, Notice, Row, Stack, Text } from '@skep/ui';
import { useIntl } from '../administration/use-administration-intl.ts';
import { useShell } from '../shell-context.ts';
import { askToTranslateMutation, translatorRequestQuery } from './AskToTranslate.graphql.ts';

/** How somebody becomes a translator: by asking here, and by a mail where the settings name an address. */
export function AskToTranslate() {
  const { formatMessage, formatDate } = useIntl();
  const { supportEmail } = useShell().settings;
  const { data } = useQuery(translatorRequestQuery, { fetchPolicy: 'cache-and-network' });
  const { ask, isRunning } = useAsk();
  if (data === undefined) return null;
  const { translatorRequest } = data;
  if (translatorRequest) {
    const date = formatDate(translatorRequest.askedAt, { dateStyle: 'long' });
    return <Notice kind="information">{formatMessage({ id: 'shell.translations.asked' }, { date })}</Notice>;
  }
  const subject = encodeURIComponent(formatMessage({ id: 'shell.translations.askSubject' }));
  return (
    <Stack gap={16}>
      <Text>{formatMessage({ id: 'shell.translations.askText' })}</Text>
      <Row gap={12} wrap>
        <Button kind="main" icon="globe" isBusy={isRunning} onClick={() => void ask()}>
          {formatMessage({ id: 'shell.translations.askHere' })}
        </Button>
        {supportEmail !== undefined && (
          <LinkButton icon="mail" to={`mailto:${supportEmail}?subject=${subject}`}>
            {formatMessage({ id: 'shell.translations.ask' })}
          </LinkButton>
        )}
      </Row>
    </Stack>
  );
}

function useAsk() {
  const feedback = useMutationFeedback();
  const { run, isRunning } = useMutationResult(askToTranslateMutation, {
    refetchQueries: [translatorRequestQuery],
  });
  return {
    isRunning,
    async ask() {
      await feedback(run({}));
    },
  };
}
