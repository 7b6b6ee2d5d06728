import { notFoundState, useParams, useQuery, useScreenState, useTitle } from '@skep/remote-kit';
import { Page, ScreenStates } from '@skep/ui';
import { readFragment } from '../generated/fragment-masking.ts';
import { quantitiesOf } from './quantities-of.ts';
import { RuleForm } from './RuleForm.tsx';
import { EditedRuleFragment, EditRuleQuery, RuleChoicesFragment } from './RuleFormPage.graphql.ts';
import { useIntl } from './use-rule-intl.ts';

export function EditRuleScreen() {
  const { formatMessage } = useIntl();
  const { id = '' } = useParams();
  // Past the cache: a form begins with what is stored.
  const result = useQuery(EditRuleQuery, { variables: { id }, fetchPolicy: 'no-cache' });
  const rule = readFragment(EditedRuleFragment, result.data?.alertRule);
  const choices = result.data && readFragment(RuleChoicesFragment, result.data);
  const state = notFoundState(useScreenState(result), rule === null, {
    title: formatMessage({ id: 'rule.notThereTitle' }),
    text: formatMessage({ id: 'rule.notThereText' }),
    link: { to: '/alertrules', label: formatMessage({ id: 'alerts.rules' }) },
  });
  const title = rule?.name ?? formatMessage({ id: 'rules.edit' });
  useTitle(title);
  return (
    <Page title={title} maxWidth="readable">
      <ScreenStates state={state}>
        {rule && choices && (
          <RuleForm
            key={rule.id}
            rule={rule}
            quantities={quantitiesOf(choices, rule.conditions)}
            apiaries={choices.apiaries}
          />
        )}
      </ScreenStates>
    </Page>
  );
}
