import { createServer } from 'node:http';
import { Pool } from 'pg';

// The least that takes a message by HTTP and commits a row: what no service in Node can be faster than.

/** As many as the api opens. */
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => {
    body += chunk.toString('utf8');
  });
  request.on('end', async () => {
    const { t }: { t: number } = JSON.parse(body);
    await pool.query({
      name: 'bare',
      text: 'insert into bare values ($1, $2, $3)',
      values: [1, new Date(), t],
    });
    response.writeHead(201, { 'content-length': 5 }).end('saved');
  });
});
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'));
process.once('disconnect', () => process.exit());
