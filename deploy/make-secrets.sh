#!/bin/sh
# Makes the secrets that docker-compose.yml reads, each in a file of ./secrets; those that are there are left alone.
set -eu
umask 077
mkdir -p secrets

keep() {
  [ -s "secrets/$1" ] || printf '%s' "$2" >"secrets/$1"
}
random() {
  openssl rand -hex "$1"
}

keep postgres_password "$(random 24)"
keep database_url "postgres://postgres:$(cat secrets/postgres_password)@postgres:5432/marketplace"
keep jwt_secret "$(random 48)"
keep site_key "$(random 24)"
keep admin_password "$(random 12)"
keep storage_key_id "$(random 10)"
keep storage_secret "$(random 24)"
keep storage.json "{\"identities\":[{\"name\":\"marketplace\",\"credentials\":[{\"accessKey\":\"$(cat secrets/storage_key_id)\",\"secretKey\":\"$(cat secrets/storage_secret)\"}],\"actions\":[\"Admin\",\"Read\",\"Write\",\"List\"]}]}"
# The services run as users of their own, and files of secrets are mounted with the rights that they have here.
chmod 644 secrets/*
chmod 755 secrets

echo "The secrets are in ./secrets. The first moderator's password is in secrets/admin_password."
