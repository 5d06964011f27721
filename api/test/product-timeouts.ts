/** The first import of tests that expect a 503 when no connection is free: gives the api its default timeout. */
delete process.env.DATABASE_CONNECT_TIMEOUT_MS;
