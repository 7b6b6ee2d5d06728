import { useQuery, useScreenState, useTitle } from '@skep/remote-kit';
import { Page, ScreenStates } from '@skep/ui';
import { readFragment } from '../generated/fragment-masking.ts';
import { quantitiesOf } from './quantities-of.ts';
import { RuleForm } from './RuleForm.tsx';
import { NewRuleQuery, RuleChoicesFragment } from './RuleFormPage.graphql.ts';
import { useIntl } from './use-rule-intl.ts';

export function NewRuleScreen() {
  const { formatMessage } = useIntl();
  const result = useQuery(NewRuleQuery);
  const choices = result.data && readFragment(RuleChoicesFragment, result.data);
  const title = formatMessage({ id: 'rule.newTitle' });
  useTitle(title);
  return (
    <Page title={title} maxWidth="readable">
      <ScreenStates state={useScreenState(result)}>
        {choices && (
          <RuleForm rule={undefined} quantities={quantitiesOf(choices)} apiaries={choices.apiaries} />
        )}
      </ScreenStates>
    </Page>
  );
}
