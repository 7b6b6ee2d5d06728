import { accountLimits, isWithoutName, passwordRules } from '@skep/domain';
import { Icon, Text, tokens, VisuallyHidden } from '@skep/ui';
import styled from 'styled-components';
import { useIntl } from './use-account-intl.ts';

export interface PasswordRulesProps {
  /** As it is typed. */
  password: string;
  /** Of the person: a password may not contain them. */
  names: readonly string[];
}

const words = {
  length: 'shell.account.ruleLength',
  lowerCase: 'shell.account.ruleLowerCase',
  upperCase: 'shell.account.ruleUpperCase',
  digit: 'shell.account.ruleDigit',
  special: 'shell.account.ruleSpecial',
  noName: 'shell.account.ruleNoName',
} as const;

/**
 * What a new password needs, ticked off while it is typed.
 * Accessibility: a list; whether a line is met is said in words, not by its sign alone.
 */
export function PasswordRules({ password, names }: PasswordRulesProps) {
  const { formatMessage } = useIntl();
  const rules = [
    ...passwordRules.map(({ id, isMet }) => ({ id, isDone: isMet(password) })),
    { id: 'noName', isDone: isWithoutName(password, names) } as const,
  ];
  return (
    <div>
      <Text size="small" tone="muted">
        {formatMessage({ id: 'shell.account.rules' })}
      </Text>
      <List>
        {rules.map(({ id, isDone }) => {
          const rule = formatMessage({ id: words[id] }, { count: accountLimits.passwordMin });
          return (
            <Rule key={id} $isDone={isDone}>
              <Sign>{isDone ? <Icon name="check" size="small" /> : <Dot />}</Sign>
              <span aria-hidden="true">{rule}</span>
              <VisuallyHidden>
                {formatMessage({ id: isDone ? 'shell.account.ruleMet' : 'shell.account.ruleOpen' }, { rule })}
              </VisuallyHidden>
            </Rule>
          );
        })}
      </List>
    </div>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${tokens.space[4]};
  margin: ${tokens.space[4]} 0 0;
  padding: 0;
  list-style: none;
`;

const Rule = styled.li<{ $isDone: boolean }>`
  display: flex;
  gap: ${tokens.space[8]};
  align-items: center;
  color: ${({ $isDone }) => ($isDone ? tokens.color.success : tokens.color.textMuted)};
  font-size: ${tokens.font.sizeSmall};
  transition: color ${tokens.motion.quick};
`;

const Sign = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: ${tokens.space[24]};
  height: ${tokens.space[24]};
`;

const Dot = styled.span`
  width: ${tokens.space[8]};
  height: ${tokens.space[8]};
  border: ${tokens.borderWidth} solid currentcolor;
  border-radius: ${tokens.radius.round};
`;
