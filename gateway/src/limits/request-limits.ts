import { inputDepthMax, isNestedDeeper } from '@skep/domain';
import { parse } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { costOf } from './cost.ts';
import { aliasRule, depthRule } from './document-rules.ts';
import type { Limits } from './limits.ts';
import { tooLarge } from './too-large.ts';

/** Refuses documents that ask for too much, before anything is resolved. */
export function requestLimits(limits: Pick<Limits, 'tokens' | 'depth' | 'aliases' | 'cost'>): Plugin {
  const rules = [aliasRule(limits.aliases), depthRule(limits.depth)];
  return {
    onParams({ params }) {
      if (isNestedDeeper(params, inputDepthMax)) throw tooLarge('levels', inputDepthMax);
    },
    onParse({ setParseFn }) {
      setParseFn((source, options) => parse(source, { ...options, maxTokens: limits.tokens }));
    },
    onValidate({ addValidationRule }) {
      for (const rule of rules) addValidationRule(rule);
    },
    // Not a rule of validation: its outcome depends on the variables, and validation is remembered by document.
    onExecute({ args, setResultAndStopExecution }) {
      const cost = costOf(args) ?? 0;
      if (cost > limits.cost) setResultAndStopExecution({ errors: [tooLarge('objects', limits.cost)] });
    },
  };
}
