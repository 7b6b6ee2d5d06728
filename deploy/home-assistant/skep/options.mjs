import { readFileSync } from 'node:fs';

// Prints the options of the add-on as settings of Skep, for a shell: `webapp_url` is WEBAPP_URL.
const options = JSON.parse(readFileSync('/data/options.json', 'utf8'));
for (const [name, value] of Object.entries(options))
  if (value !== null && value !== '')
    process.stdout.write(`export ${name.toUpperCase()}='${String(value).replaceAll("'", "'\\''")}'\n`);
