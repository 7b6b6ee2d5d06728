import { configure } from '@testing-library/dom';

// A machine under load is slow, not wrong: what a test waits for may take long, and Jest's own limit ends what hangs.
configure({ asyncUtilTimeout: 30_000 });
