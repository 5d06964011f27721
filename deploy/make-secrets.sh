#!/bin/sh
# Generates the secrets of docker-compose.yml as files in ./secrets; existing files are kept.
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
admin_url="postgres://postgres:$(cat secrets/postgres_password)@postgres:5432/marketplace"
keep database_admin_url "$admin_url"
# Earlier releases used the superuser; the service `role` gives its tables to the product's own role.
[ "$(cat secrets/database_url 2>/dev/null)" != "$admin_url" ] || rm secrets/database_url
keep database_url "postgres://marketplace:$(random 24)@postgres:5432/marketplace"
keep jwt_secret "$(random 48)"
keep site_key "$(random 24)"
keep admin_password "$(random 12)"
keep storage_key_id "$(random 10)"
keep storage_secret "$(random 24)"
keep storage.json "{\"identities\":[{\"name\":\"marketplace\",\"credentials\":[{\"accessKey\":\"$(cat secrets/storage_key_id)\",\"secretKey\":\"$(cat secrets/storage_secret)\"}],\"actions\":[\"Admin\",\"Read\",\"Write\",\"List\"]}]}"
# The services run as different users and get single files with the permissions that they have here; on this machine the
# folder keeps everybody else out.
chmod 644 secrets/*
chmod 700 secrets

echo "The secrets are in ./secrets. The first moderator's password is in secrets/admin_password."
