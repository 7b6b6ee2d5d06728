import * as v from 'valibot';
import { alertRuleForm } from './alert-rules.ts';
import { alertTemplate, alertTemplateKinds } from './alert-templates.ts';

test.each(alertTemplateKinds)('the template %s is a rule that the form takes as it is', (kind) => {
  const template = alertTemplate(kind);
  const said = {
    name: kind,
    description: undefined,
    isActive: true,
    byEmail: false,
    excludedHiveIds: [],
    includesShared: false,
  };
  expect(v.parse(alertRuleForm, { ...template, ...said })).toEqual({ ...template, ...said });
});
