import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config.ts";

export default mergeConfig(
  page,
  // No test has a time limit: a busy machine is no mistake.
  defineConfig({
    test: {
      include: ["tests/**/*.test.ts"],
      environment: "node",
      testTimeout: 0,
      hookTimeout: 0,
      maxWorkers: "100%",
    },
  }),
);
