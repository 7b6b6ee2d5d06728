import { dashboardCodeForm } from '@skep/domain';
import { useNavigation, useServices, useTitle } from '@skep/remote-kit';
import { RequestForm, TypedField, useRequestForm } from '@skep/remote-kit/form';
import { Card, Page, TextField } from '@skep/ui';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from '../forms/use-form-intl.ts';
import { rememberedCode } from './remembered-code.ts';

/** For a person who has a code and no link: the way to a dashboard. */
export function CodeScreen() {
  const { formatMessage } = useIntl();
  const navigation = useNavigation();
  const { offlineStorage } = useServices();
  const onRemembered = useEffectEvent((code: string) =>
    navigation.go(`/dashboard/${code}`, { replace: true }),
  );
  useEffect(() => {
    const leaving = new AbortController();
    void rememberedCode(offlineStorage).then((code) => {
      if (code !== undefined && !leaving.signal.aborted) onRemembered(code);
    });
    return () => leaving.abort();
  }, [offlineStorage]);
  const sent = useRequestForm({
    schema: dashboardCodeForm,
    values: { code: '' },
    send: async (typed) => typed,
    onSent: ({ code }) => navigation.go(`/dashboard/${code}`),
  });
  const title = formatMessage({ id: 'screen.codeTitle' });
  useTitle(title);
  const ownText = (code: string) =>
    code === 'invalid' ? formatMessage({ id: 'screen.notACode' }) : undefined;
  return (
    <Page title={title} maxWidth="readable">
      <Card as="section">
        <RequestForm of={sent} submitLabel={formatMessage({ id: 'screen.open' })} aria-label={title}>
          <TypedField
            form={sent.form}
            name="code"
            label={formatMessage({ id: 'screen.code' })}
            ownText={ownText}
          >
            {(field) => (
              <TextField
                {...field}
                hint={formatMessage({ id: 'screen.codeHint' })}
                isRequired
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
              />
            )}
          </TypedField>
        </RequestForm>
      </Card>
    </Page>
  );
}
