import { type AlertTemplateKind, alertTemplateKinds } from '@skep/domain';
import { useMutationFeedback, useMutationResult, useNavigation, useNotify, useTitle } from '@skep/remote-kit';
import { Button, Card, Checkbox, Page, Row, Stack, Text } from '@skep/ui';
import { useState } from 'react';
import type { AlertTemplateKind as WireKind } from '../generated/graphql.ts';
import { useIntl } from '../use-intl.ts';
import { CopyAlertTemplatesMutation } from './TemplatesScreen.graphql.ts';

/** Rules to begin with, each with what it watches for and where its numbers come from. */
export function TemplatesScreen() {
  const { formatMessage } = useIntl();
  const [chosen, setChosen] = useState<readonly AlertTemplateKind[]>([]);
  const { copy, isRunning } = useCopies();
  const title = formatMessage({ id: 'templates.title' });
  useTitle(title);
  const choose = (kind: AlertTemplateKind) => (isChosen: boolean) =>
    setChosen(alertTemplateKinds.filter((each) => (each === kind ? isChosen : chosen.includes(each))));
  const areAll = chosen.length === alertTemplateKinds.length;
  return (
    <Page title={title} maxWidth="readable">
      <Stack gap={16}>
        <Text>{formatMessage({ id: 'templates.text' })}</Text>
        <Row gap={8}>
          <Button onClick={() => setChosen(areAll ? [] : alertTemplateKinds)}>
            {formatMessage({ id: areAll ? 'templates.none' : 'templates.all' })}
          </Button>
        </Row>
        <Stack as="ul" gap={12}>
          {alertTemplateKinds.map((kind) => (
            <Card key={kind} as="li">
              <Checkbox
                label={formatMessage({ id: `templates.${kind}` })}
                hint={formatMessage({ id: `templates.${kind}_text` })}
                isChecked={chosen.includes(kind)}
                onChange={choose(kind)}
              />
            </Card>
          ))}
        </Stack>
        <Button
          kind="main"
          icon="add"
          isBusy={isRunning}
          isDisabled={chosen.length === 0}
          onClick={() => void copy(chosen)}
        >
          {formatMessage({ id: 'templates.add' }, { count: chosen.length })}
        </Button>
      </Stack>
    </Page>
  );
}

/** Makes rules in the person's words, on their clock. */
function useCopies() {
  const { formatMessage } = useIntl();
  const feedback = useMutationFeedback();
  const notify = useNotify();
  const { go } = useNavigation();
  const copying = useMutationResult(CopyAlertTemplatesMutation, {
    update: (cache) => cache.evict({ id: 'ROOT_QUERY', fieldName: 'alertRules' }),
  });
  async function copy(kinds: readonly AlertTemplateKind[]) {
    const templates = kinds.map((kind) => ({
      kind: kind.toUpperCase() as WireKind,
      name: formatMessage({ id: `templates.${kind}` }),
      description: formatMessage({ id: `templates.${kind}_text` }),
    }));
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    if (!(await feedback(copying.run({ input: { templates, timeZone } })))) return;
    notify({ kind: 'success', text: formatMessage({ id: 'templates.added' }, { count: kinds.length }) });
    go('/alertrules');
  }
  return { copy, isRunning: copying.isRunning };
}
