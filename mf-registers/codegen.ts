import { codegenConfig } from '@skep/web-build/codegen';

export default codegenConfig('registers');
