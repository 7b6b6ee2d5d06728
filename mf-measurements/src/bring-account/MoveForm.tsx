import { accountMoveForm } from '@skep/domain';
import { useMutationResult } from '@skep/remote-kit';
import { RequestForm, TypedField, useRequestForm } from '@skep/remote-kit/form';
import { Card, ChoiceField, Heading, Stack, Text, TextField } from '@skep/ui';
import { useState } from 'react';
import { AccountMoveQuery, BeginAccountMoveMutation } from './BringAccount.graphql.ts';
import { useIntl } from './use-bring-account-intl.ts';

const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

const waysIn = ['token', 'password'] as const;

const empty = { address: '', token: '', email: '', password: '' };

/** Where the other account is, and what opens it. */
export function MoveForm({ isFirst }: { isFirst: boolean }) {
  const { formatMessage } = useIntl();
  const [way, setWay] = useState<(typeof waysIn)[number]>('token');
  const beginning = useMutationResult(BeginAccountMoveMutation, { refetchQueries: [AccountMoveQuery] });
  const sent = useRequestForm({
    schema: accountMoveForm,
    values: empty,
    send: ({ address, token, email, password }) =>
      beginning.run({
        input: { address, timeZone, ...(way === 'token' ? { token } : { email, password }) },
      }),
    // What opens the other account does not stay on the screen.
    onSent: () => sent.form.reset(empty),
  });
  const { form } = sent;
  const named = <Name extends keyof typeof empty>(name: Name) => ({
    form,
    name,
    label: formatMessage({ id: `bring.${name}` }),
  });

  function change(next: (typeof waysIn)[number]) {
    setWay(next);
    form.reset({ ...empty, address: form.getValues('address') });
  }

  return (
    <Card as="section">
      <Stack gap={16}>
        {!isFirst && (
          <Stack gap={8}>
            <Heading level={2}>{formatMessage({ id: 'bring.againTitle' })}</Heading>
            <Text tone="muted">{formatMessage({ id: 'bring.again' })}</Text>
          </Stack>
        )}
        <RequestForm of={sent} submitLabel={formatMessage({ id: 'bring.begin' })}>
          <TypedField {...named('address')}>
            {(field) => (
              <TextField
                {...field}
                isRequired
                hint={formatMessage({ id: 'bring.addressHint' })}
                placeholder="https://"
                inputMode="url"
                autoCapitalize="none"
                spellCheck={false}
              />
            )}
          </TypedField>
          <ChoiceField
            label={formatMessage({ id: 'bring.way' })}
            options={waysIn.map((value) => ({ value, label: formatMessage({ id: `bring.way.${value}` }) }))}
            value={way}
            onChange={change}
          />
          {way === 'token' ? (
            <TypedField {...named('token')}>
              {(field) => (
                <TextField
                  {...field}
                  type="password"
                  autoComplete="off"
                  isRequired
                  hint={formatMessage({ id: 'bring.tokenHint' })}
                />
              )}
            </TypedField>
          ) : (
            <>
              <TypedField {...named('email')}>
                {(field) => <TextField {...field} type="email" autoComplete="off" isRequired />}
              </TypedField>
              <TypedField {...named('password')}>
                {(field) => (
                  <TextField
                    {...field}
                    type="password"
                    autoComplete="off"
                    isRequired
                    hint={formatMessage({ id: 'bring.passwordHint' })}
                  />
                )}
              </TypedField>
            </>
          )}
        </RequestForm>
      </Stack>
    </Card>
  );
}
