// A worker would outlive a runner that was killed, and its browser with it.
process.once('disconnect', () => process.exit(1));
